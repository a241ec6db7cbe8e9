import type { ReactNode } from 'react'

export type Fact = readonly [label: string, value: ReactNode, isWide?: boolean | undefined]

/** Labels with their values, in columns where there is room; an empty value shows a dash. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(([label, value, isWide]) => (
      <div key={label} className={isWide ? 'is-wide' : undefined}>
        <dt>{label}</dt>
        <dd className="figures">{value || '—'}</dd>
      </div>
    ))}
  </dl>
)
