import type { PaperDetail } from '@residency/contract/areas/questions/papers/paper.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ItemMarks, QuestionFacts } from './item-facts.tsx'
import { draftOf, numbered } from './outline-draft.rules.ts'
import { paperText } from './paper.text.ts'
import { pointsText, sumOf } from './points.rules.ts'

/** Sections and questions of a paper that is no longer changed. */
export function PaperOutline({ paper }: { paper: PaperDetail }) {
  const { design: text } = useText(paperText)
  return (
    <>
      {numbered(draftOf(paper)).map(({ section, first }) => (
        <section key={section.id} className="paper-section" aria-label={section.title}>
          <SectionHead section={section} />
          <ol className="paper-items" start={first}>
            {section.items.map((item, index) => (
              <li key={item.questionId}>
                <span className="figures paper-number">{first + index}</span>
                <span className="paper-item">
                  <QuestionFacts question={item} />
                  <ItemMarks item={item} isTaken={false} />
                </span>
                <span className="figures nowrap">
                  {pointsText(item.points)} {text.points}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

type Section = { title: string; note: string | null; items: readonly { points: number }[] }

/** The title of a section that is only read, with the sum of its questions and its note. */
export function SectionHead({ section: { title, note, items } }: { section: Section }) {
  const { design: text } = useText(paperText)
  return (
    <>
      <h3>
        {title}{' '}
        <small className="soft figures">
          {say(text.sectionSum, { items: items.length, points: pointsText(sumOf(items)) })}
        </small>
      </h3>
      {note && <p className="soft">{note}</p>}
    </>
  )
}
