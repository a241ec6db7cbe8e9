import { LogoutOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { logOut } from '../../../app/leave.ts'
import { setSetting } from '../../../app/settings.store.ts'
import { ask } from '../../../platform/feedback.ts'
import { setLanguage, useLanguage, useText } from '../../../platform/i18n.ts'
import { isDarkNow } from '../../../theme/theme-switch.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { NoticeBell } from '../../messages/messages.public.ts'
import { applicantText } from './applicant.text.ts'
import { isAllSaved, saveNow } from './use-own-registration.ts'

/** The applicant's own house: name, language, light, the way out; no menu. Leaving with something unsaved asks. */
export function ApplicantFrame({ children }: { children: ReactNode }) {
  const text = useText(applicantText)
  const language = useLanguage()
  const isPhone = usePhone()
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (!isAllSaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [])
  const leave = async () => {
    const isSaved = await saveNow()
    const content = isSaved ? text.logOutSaved : text.logOutUnsaved
    if (await ask({ title: text.logOutQuestion, content, okText: text.logOut, danger: !isSaved })) await logOut()
  }
  return (
    <div className="applicant">
      <header className="applicant-head">
        <p className="applicant-name">
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <rect width="32" height="32" rx="8" fill="var(--theme)" />
            <path d="M13.5 8h5v5.5H24v5h-5.5V24h-5v-5.5H8v-5h5.5z" fill="var(--on-theme)" />
          </svg>
          <span>
            <strong>{isPhone ? text.short : text.product}</strong>
            <small>{text.area}</small>
          </span>
        </p>
        <NoticeBell />
        <Button type="text" aria-label={text.languageLabel} onClick={() => setLanguage(language === 'en' ? 'zh-cn' : 'en')}>
          {text.language}
        </Button>
        <IconButton label={text.theme} icon={<HalfMoon />} onClick={() => setSetting('theme', isDarkNow() ? 'light' : 'dark')} />
        <IconButton label={text.logOut} icon={<LogoutOutlined />} onClick={() => void leave()} />
      </header>
      <main className="applicant-page">{children}</main>
    </div>
  )
}

const HalfMoon = () => (
  <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
    <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
  </svg>
)
