import type { ReactNode } from 'react';

interface CodeBlockProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Lines of a program, for the terminal or as a program prints them: to the letter, in no language, and scrolled by the keyboard too. */
export const CodeBlock = ({ className = '', children }: CodeBlockProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text too
  <pre className={`code-block ${className}`} lang="en" translate="no" tabIndex={0}>
    {children}
  </pre>
);
