import { PaperClipOutlined } from '@ant-design/icons'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Registration } from './registration.queries.ts'
import type { Proof } from './review.rules.ts'
import { reviewText } from './review.text.ts'

/** Props of every part of a registration. */
export type PartProps = {
  registration: Registration
  files: readonly Proof[]
  onShow: (evidence: Proof) => void
}

/** Props of read-only sections, also used by the applicant's screens. */
export type SectionPartProps = Omit<PartProps, 'registration'> & {
  registration: Pick<Registration, 'educations' | 'entries'>
}

type ProofsProps = {
  files: readonly { filePath: string }[]
  all: readonly Proof[]
  onShow: (evidence: Proof) => void
}

/** Evidence files; a click shows the file. */
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
