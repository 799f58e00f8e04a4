import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Family } from '../../games/families';
import { formatCount } from '../../locales/format';

interface FamilyStripProps {
  readonly families: readonly Family[];
  /** What stays at the top of the window. */
  readonly bar: RefObject<HTMLElement | null>;
}

/** The families of the list of games. A press scrolls to one; the one in view is marked. */
export function FamilyStrip({ families, bar }: FamilyStripProps) {
  const seen = useSectionInView(families, bar);
  const strip = useStripInView(seen);
  return (
    <nav
      ref={strip}
      className="games-families quiet"
      aria-label={t({ message: 'Games', context: 'kinds of games' })}
    >
      {families.map(({ name, games }) => (
        <button
          key={name}
          type="button"
          className="button"
          aria-current={name === seen || undefined}
          onClick={() => sectionOf(name)?.scrollIntoView()}
        >
          {name} <small>{formatCount(games.length)}</small>
        </button>
      ))}
    </nav>
  );
}

const sectionOf = (family: string) =>
  document.querySelector(`[data-family=${JSON.stringify(family)}]`);

/** The name of the family a quarter of the way down what the bar leaves free of the window; the first family while the window is above them all. */
function useSectionInView(
  families: FamilyStripProps['families'],
  bar: FamilyStripProps['bar'],
): string | undefined {
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    function observe(): void {
      observer?.disconnect();
      const covered = bar.current?.getBoundingClientRect().bottom ?? 0;
      const above = Math.round(covered + (window.innerHeight - covered) / 4);
      observer = new IntersectionObserver(
        (entries) => {
          const top = entries.find(({ isIntersecting }) => isIntersecting)?.target;
          if (top instanceof HTMLElement) setSeen(top.dataset.family);
        },
        { rootMargin: `${-above}px 0px ${above - window.innerHeight}px` },
      );
      for (const { name } of families) {
        const section = sectionOf(name);
        if (section) observer.observe(section);
      }
    }
    observe();
    window.addEventListener('resize', observe);
    return () => {
      window.removeEventListener('resize', observe);
      observer?.disconnect();
    };
  }, [families, bar]);
  return seen ?? families[0]?.name;
}

/** Scrolls a list so that its current entry is in view, after the one before it. */
function useStripInView(current: string | undefined): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is the current one
  useEffect(() => {
    const first = strip.current?.querySelector<HTMLElement>(
      ':has(+ [aria-current]), [aria-current]:first-child',
    );
    if (first) strip.current?.scrollTo(first.offsetLeft, first.offsetTop);
  }, [current]);
  return strip;
}
