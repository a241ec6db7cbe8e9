import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import type { LibraryEntry } from '@residency/contract/areas/teachers/library/library.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { libraryText } from '../library/library.text.ts'
import '../teachers.css'
import { VALIDITY_TONES } from './certificate-tones.rules.ts'

/** Somebody's certificates, each with the status of its validity. */
export function CertificateLines({ rows }: { rows: LibraryEntry['certificates'] }) {
  const text = useText(libraryText)
  const { validities } = useText(certificateWords)
  if (rows.length === 0) return <p className="soft">{text.noCertificates}</p>

  return (
    <ul className="paper-list">
      {rows.map((row) => (
        <li key={row.id}>
          <span>
            {row.kindLabel} <span className="figures soft">{row.number}</span>
          </span>
          <span className="soft">
            {row.validUntil ? say(text.until, { until: row.validUntil }) : text.forever}
          </span>
          <StateTag tone={VALIDITY_TONES[row.validity]}>{validities[row.validity]}</StateTag>
        </li>
      ))}
    </ul>
  )
}
