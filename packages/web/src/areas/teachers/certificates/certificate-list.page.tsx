import {
  type Certificate,
  certificateExport,
  certificateSorts,
  VALIDITIES,
} from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import {
  type CertificateListInput,
  useCertificateKinds,
  useCertificates,
} from './certificate.queries.ts'
import { certificateText } from './certificate.text.ts'
import { useCertificateColumns } from './certificate-columns.tsx'

/** View key teacher/certificate/index: certificates of teachers, those that end first. */
export default function CertificateListPage() {
  const text = useText(certificateText)
  const { fields, validities } = useText(certificateWords)
  const list = useListState('certificates', ['keywords', 'validity', 'kind'])
  const result = useCertificates(list.input as CertificateListInput)
  const kinds = useCertificateKinds().data ?? []
  const columns = useCertificateColumns()

  return (
    <ListScreen<Certificate>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      sorts={certificateSorts}
      filters={[
        textFilter('keywords', text.search),
        choiceFilter('validity', fields.validity, toChoices(VALIDITIES, validities)),
        choiceFilter('kind', fields.kind, kinds),
      ]}
      actions={
        <ExportButton title={text.title} calls={certificateExport} filters={list.conditions} />
      }
    >
      {text.empty}
    </ListScreen>
  )
}
