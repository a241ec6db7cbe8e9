import { signupWords } from '@residency/contract/areas/signup/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { Proofs, type SectionPartProps } from './facts.tsx'
import { useLabels } from './registration.queries.ts'
import { reviewText } from './review.text.ts'
import { useDuration } from './use-duration.ts'

/** The levels of education, lowest first, with evidence. */
export function EducationPart({ registration, files, onShow }: SectionPartProps) {
  const text = useText(reviewText)
  const { fields, levels } = useText(signupWords)
  const label = useLabels('degree')
  const lasted = useDuration()
  if (registration.educations.length === 0) return <p className="soft">{text.nothing}</p>

  return (
    <>
      {registration.educations.map((study) => {
        const chooseFacts = () => {
          if (study.isFullTime === null) return null

          return study.isFullTime ? text.yes : text.no
        }

        return (
          <div key={study.level} className="review-entry">
            <h3>{levels[study.level]}</h3>
            <FactList
              facts={[
                [fields.school, study.schoolName],
                [fields.college, study.college],
                [fields.major, study.major],
                [
                  text.period,
                  study.startedOn &&
                    say(text.span, {
                      from: study.startedOn,
                      until: study.endedOn ?? text.untilNow,
                    }),
                ],
                ...lasted(study.startedOn, study.endedOn),
                [fields.isFullTime, chooseFacts()],
                [fields.diplomaNumber, study.diplomaNumber],
                [fields.degree, label('degree', study.degree)],
                [fields.degreeNumber, study.degreeNumber],
              ]}
            />
            <Proofs files={study.files} all={files} onShow={onShow} />
          </div>
        )
      })}
    </>
  )
}
