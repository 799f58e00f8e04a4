import type { Layout } from '../games/layouts/layout';
import { formatLayout } from '../games/layouts/layoutText';

// Descriptions, as the page of the workshop needs them.

export { howToPlay } from '../games/layouts/howToPlay';
export { type Layout, type Member, setupOf } from '../games/layouts/layout';
export { formatLayout, parseLayout } from '../games/layouts/layoutText';

/** `#/workshop;columns=6x8;cells=3`: the page on which a game can be changed. */
export const workshopAddress = (layout: Layout): string => `#/workshop;${formatLayout(layout)}`;
