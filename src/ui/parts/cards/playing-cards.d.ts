declare module '@letele/playing-cards' {
  import type { ComponentType, SVGProps } from 'react';

  type Figure = ComponentType<SVGProps<SVGSVGElement>>;
  export const Hj: Figure;
  export const Hq: Figure;
  export const Hk: Figure;
  export const Dj: Figure;
  export const Dq: Figure;
  export const Dk: Figure;
  export const Cj: Figure;
  export const Cq: Figure;
  export const Ck: Figure;
  export const Sj: Figure;
  export const Sq: Figure;
  export const Sk: Figure;
}
