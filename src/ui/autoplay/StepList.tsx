import { memo, type ReactNode, useEffect, useRef } from 'react';

interface StepListProps {
  /** The text of each step. A step with an empty text is not shown. */
  readonly texts: readonly (string | undefined)[];
  /** What screen readers say in place of the texts. */
  readonly names?: readonly (string | undefined)[];
  /** The step of the first text. */
  readonly from?: number;
  /** The step shown on the table. */
  readonly current: number;
  readonly onSelect: (step: number) => void;
  /** Must be the same function each time: steps are memoised. */
  readonly render: (text: string, step: number) => ReactNode;
  readonly className?: string;
  readonly label?: string;
  /** True for lines that a program of an exercise prints, which are English. */
  readonly isOutput?: boolean;
}

/** The steps of a game as buttons that go to them, scrolled so that the current one is in the middle, whatever height is left. */
export function StepList(props: StepListProps) {
  const { texts, names, from = 0, current, onSelect, render, className, label, isOutput } = props;
  const list = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the current step
  useEffect(() => {
    const element = list.current;
    const now = element?.querySelector<HTMLElement>('[aria-current]');
    if (!element || !now) return;
    const scroll = (): void => {
      element.scrollTop = now.offsetTop - element.clientHeight / 2;
    };
    scroll();
    const observer = new ResizeObserver(scroll);
    observer.observe(element);
    return () => observer.disconnect();
  }, [current, texts]);

  return (
    <ol
      className={className}
      aria-label={label}
      {...(isOutput && { lang: 'en', translate: 'no' })}
      ref={list}
    >
      {texts.map((text, i) => {
        const step = from + i;
        if (text === undefined) return null;
        const isCurrent = step === current;
        return (
          <StepItem key={step} {...{ step, text, isCurrent, onSelect, render }} name={names?.[i]} />
        );
      })}
    </ol>
  );
}

interface StepItemProps extends Pick<StepListProps, 'onSelect' | 'render'> {
  readonly step: number;
  readonly text: string;
  readonly name: string | undefined;
  readonly isCurrent: boolean;
}

/** Memoised, so that a move renders only two steps of the list again. */
const StepItem = memo(function StepItem({
  step,
  text,
  name,
  isCurrent,
  onSelect,
  render,
}: StepItemProps) {
  return (
    <li>
      <button
        type="button"
        aria-label={name}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onSelect(step)}
      >
        {render(text, step)}
      </button>
    </li>
  );
});
