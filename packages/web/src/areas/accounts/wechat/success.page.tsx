import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { BASE } from '../../../platform/session.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { bindText } from './bind.text.ts'
import { BindFrame, BindNotice } from './bind-frame.tsx'

/** /bind/success */
export default function BindSuccessPage() {
  const text = useText(bindText).success
  const navigate = useNavigate()
  return (
    <BindFrame>
      <BindNotice isGood title={text.title} lead={text.lead}>
        <Button type="primary" size="large" onClick={() => window.location.assign(`${BASE}/`)}>
          {text.enter}
        </Button>
        <Button size="large" onClick={() => void navigate('/bind/view')}>
          {text.view}
        </Button>
      </BindNotice>
    </BindFrame>
  )
}
