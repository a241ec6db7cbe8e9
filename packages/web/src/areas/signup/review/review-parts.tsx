import { useEffect, useId, useRef } from 'react'
import { useText } from '../../../platform/i18n.ts'
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
  history: HistoryPart,
} as const
const NAMES = Object.keys(PARTS) as Part[]

/** The parts of a sign-up one below the other; what stands above them leads to each. */
export function ReviewParts({ part, ...props }: PartProps & { part: Part | undefined }) {
  const text = useText(reviewText)
  const id = useId()
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
        {NAMES.map((name) => (
          <button key={name} type="button" onClick={() => goTo(name)}>
            {text.part[name]}
          </button>
        ))}
      </nav>
      {NAMES.map((name) => {
        const Shown = PARTS[name]
        return (
          <section key={name} data-part={name} tabIndex={-1} className="panel review-part" aria-labelledby={`${id}-${name}`}>
            <h2 id={`${id}-${name}`}>{text.part[name]}</h2>
            <Shown {...props} />
          </section>
        )
      })}
    </div>
  )
}
