import { Button } from 'antd'
import { BASE, readToken } from '../../../platform/session.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { bindText } from './bind.text.ts'
import { BindFrame, BindNotice } from './bind-frame.tsx'
import { WechatBinding } from './wechat-binding.tsx'

/** /bind/view: what is bound. Whose it is, a session says. */
export default function BindViewPage() {
  const text = useText(bindText).view
  if (readToken())
    return (
      <BindFrame>
        <WechatBinding level="h1" />
      </BindFrame>
    )

  return (
    <BindFrame>
      <BindNotice title={text.title} lead={text.logInFirst}>
        <Button
          type="primary"
          size="large"
          onClick={() => window.location.assign(`${BASE}/login?redirect=%2Fbind%2Fview`)}
        >
          {text.logIn}
        </Button>
      </BindNotice>
    </BindFrame>
  )
}
