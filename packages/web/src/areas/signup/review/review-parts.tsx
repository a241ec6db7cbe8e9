import { useEffect, useId, useRef } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { ArrivalPart } from './arrival-part.tsx'
import { EducationPart } from './education-part.tsx'
import { ExamPart } from './exam-part.tsx'
import { ExperiencePart } from './experience-part.tsx'
import type { PartProps } from './facts.tsx'
import { HistoryPart } from './history-part.tsx'
import { IdentityPart } from './identity-part.tsx'
import { RegistrationPart } from './registration-part.tsx'
import { reviewText } from './review.text.ts'

export type Part = keyof typeof PARTS

const PARTS = {
  registration: RegistrationPart,
  identity: IdentityPart,
  education: EducationPart,
  experience: ExperiencePart,
  examination: ExamPart,
  arrival: ArrivalPart,
  history: HistoryPart,
} as const

const NAMES = Object.keys(PARTS) as Part[]

/** Arrival is shown for applicants with a place. */
const partsOf = ({ arrival }: PartProps['registration']) =>
  NAMES.filter((name) => name !== 'arrival' || arrival !== null)

/** The parts of a registration in sequence, with a navigation above. */
export function ReviewParts({ part, ...props }: PartProps & { part: Part | undefined }) {
  const text = useText(reviewText)
  const id = useId()
  const names = partsOf(props.registration)
  const frame = useRef<HTMLDivElement>(null)

  const goTo = (name: Part) => {
    const target = frame.current?.querySelector<HTMLElement>(`[data-part=${name}]`)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens there once
  useEffect(() => {
    if (part) goTo(part)
  }, [part])

  return (
    <div ref={frame}>
      <nav className="review-nav" aria-label={text.parts}>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => goTo(name)}>
            {text.part[name]}
          </button>
        ))}
      </nav>
      {names.map((name) => {
        const PartContent = PARTS[name]
        return (
          <section
            key={name}
            data-part={name}
            tabIndex={-1}
            className="panel review-part"
            aria-labelledby={`${id}-${name}`}
          >
            <h2 id={`${id}-${name}`}>{text.part[name]}</h2>
            <PartContent {...props} />
          </section>
        )
      })}
    </div>
  )
}
