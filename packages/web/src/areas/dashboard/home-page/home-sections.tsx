import type { HomePart } from '@residency/contract/kernel'
import { type ComponentType, lazy, Suspense } from 'react'
import { type HomeReviewProps, loadedAreas, publishedName } from '../../../platform/area.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { HomeRows } from '../../../screens/home/home-rows.tsx'
import { dashboardText } from '../dashboard.text.ts'
import { ChartPart } from './chart-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { splitParts } from './filled-parts.rules.ts'
import type { KeyedParts, HomeSections as Sections } from './home.queries.ts'

const reviews = new Map<string, ComponentType<HomeReviewProps>>()

/**
 * The component that decides a part's rows in place; undefined where rows only lead to their
 * records.
 */
function reviewOf(key: string) {
  const [name, part = ''] = key.split('.')
  const load = loadedAreas().find(
    (area) => publishedName(area) === name && area.homeReviews?.[part],
  )?.homeReviews?.[part]
  if (load && !reviews.has(key)) reviews.set(key, lazy(load))

  return reviews.get(key)
}

/**
 * The parts of the reader's roles, role by role: figures in a row, then lists, facts and charts
 * side by side.
 */
export function HomeSections({ sections }: { sections: Sections }) {
  const text = useText(dashboardText)
  return sections.map(({ section, parts }) => (
    <section key={section} className="home-section" aria-label={text.sections[section]}>
      {sections.length > 1 && <h2 className="home-section-name">{text.sections[section]}</h2>}
      <Parts parts={parts} />
    </section>
  ))
}

/** Who is where today, before the sections. */
export const TodayParts = ({ parts }: { parts: KeyedParts }) =>
  parts.length > 0 && (
    <div className="home-section">
      <Parts parts={parts} />
    </div>
  )

/** What has no content is one line below the others. */
function Parts({ parts }: { parts: KeyedParts }) {
  const { filled, sentences } = splitParts(parts)

  return (
    <>
      <FigureStrip
        figures={filled.flatMap(({ key, part }) => (part.kind === 'figure' ? [{ key, part }] : []))}
      />
      <div className="home-parts">
        {filled.map(
          ({ key, part }) => part.kind !== 'figure' && <OnePart key={key} name={key} part={part} />,
        )}
      </div>
      {sentences.length > 0 && (
        <p className="soft home-none">
          {sentences.map(({ key, sentence }) => (
            <span key={key}>{sentence}</span>
          ))}
        </p>
      )}
    </>
  )
}

function OnePart({ name, part }: { name: string; part: Exclude<HomePart, { kind: 'figure' }> }) {
  if (part.kind === 'facts') return <FactsPart part={part} />
  if (part.kind === 'chart') return <ChartPart part={part} />

  const Decided = reviewOf(name)
  const rows = <HomeRows part={part} />

  return Decided ? (
    <Suspense fallback={rows}>
      <Decided part={part} />
    </Suspense>
  ) : (
    rows
  )
}
