import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { JobList } from '../../settings/settings.public.ts'
import { signupPaths } from '../signup.paths.ts'
import { useOwnPartner } from './partner.queries.ts'
import { partnerText } from './partner.text.ts'
import { PartnerFrame } from './partner-frame.tsx'

/** /sign/cooperation/tasks: the background tasks of a partner unit only. */
export default function PartnerTasksPage() {
  const text = useText(partnerText)
  const navigate = useNavigate()
  const { data: own } = useOwnPartner()

  return (
    <PartnerFrame unit={own?.unitName ?? ''}>
      <JobList
        actions={<Button onClick={() => navigate(signupPaths.people)}>{text.toPeople}</Button>}
      />
    </PartnerFrame>
  )
}
