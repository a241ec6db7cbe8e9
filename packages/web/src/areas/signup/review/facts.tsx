import { PaperClipOutlined } from '@ant-design/icons'
import { say, useText } from '../../../platform/i18n.ts'
import type { Registration } from './registration.queries.ts'
import type { Proof } from './review.rules.ts'
import { reviewText } from './review.text.ts'

/** What every part of a sign-up is given. */
export type PartProps = { one: Registration; files: readonly Proof[]; onShow: (evidence: Proof) => void }
/** What sections for reading need: applicants see them like this too. */
export type SectionPartProps = Omit<PartProps, 'one'> & { one: Pick<Registration, 'educations' | 'entries'> }
type ProofsProps = { files: readonly { filePath: string }[]; all: readonly Proof[]; onShow: (evidence: Proof) => void }
/** The files that prove something; one that is pressed is shown. */
export function Proofs({ files, all, onShow }: ProofsProps) {
  const text = useText(reviewText)
  const own = files.flatMap(({ filePath }) => all.filter(({ key }) => key === filePath))
  if (own.length === 0) return null
  return (
    <ul className="proofs">
      {own.map((evidence) => (
        <li key={evidence.key}>
          <button
            type="button"
            className="link-button"
            aria-label={say(text.show, { name: evidence.file.name })}
            onClick={() => onShow(evidence)}
          >
            <PaperClipOutlined aria-hidden="true" /> {evidence.file.name}
          </button>
        </li>
      ))}
    </ul>
  )
}
