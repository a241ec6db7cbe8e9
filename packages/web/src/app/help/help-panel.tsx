import { labelIn } from '@residency/contract/kernel'
import { Button, Skeleton } from 'antd'
import { Link, useLocation } from 'react-router'
import { useApp } from '../../platform/app.store.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { closeHelp, openTour } from '../../platform/panels.store.ts'
import { say, useLanguage, useText } from '../../platform/texts/i18n.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { matchPage } from '../routes/route-records.rules.ts'
import { tourOf } from '../tour/tour.rules.ts'
import './help.css'
import { helpText } from './help.text.ts'
import { HelpOfPage } from './help-of-page.tsx'
import { useHelp } from './use-help.ts'

/** The help of the page that is open. It is shown next to the page, which stays as it is. */
export function HelpPanel({ isOpen }: { isOpen: boolean }) {
  const text = useText(helpText)
  const language = useLanguage()
  const { pathname } = useLocation()
  const isPhone = usePhone()
  const pages = useApp((state) => state.pages)
  const page = matchPage(pages, pathname)?.page
  const { help, hasFailed } = useHelp(isOpen ? (page?.view ?? null) : null)
  const title = page
    ? say(text.helpOf, { page: labelIn(language, page.title, page.titleEn) })
    : text.help

  return (
    <SidePanel
      title={title}
      isOpen={isOpen}
      onClose={closeHelp}
      width={420}
      footer={<HelpFooter />}
    >
      <div className="help">
        {hasFailed && <p role="alert">{text.failed}</p>}
        {!hasFailed && help === undefined && (
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        )}
        {help === null && <p>{text.none}</p>}
        {help && <HelpOfPage help={help[language]} />}
        {!isPhone && <HelpKeys />}
      </div>
    </SidePanel>
  )
}

function HelpKeys() {
  const text = useText(helpText)
  return (
    <>
      <h3>{text.keys}</h3>
      <dl className="help-keys">
        <dt>?</dt>
        <dd>{text.keyHelp}</dd>
        <dt>Ctrl K</dt>
        <dd>{text.keySearch}</dd>
        <dt>↑ ↓</dt>
        <dd>{text.keyRows}</dd>
        <dt>Esc</dt>
        <dd>{text.keyClose}</dd>
      </dl>
    </>
  )
}

function HelpFooter() {
  const text = useText(helpText)
  const roles = useCurrentUser((state) => state.me?.roles) ?? []
  const guides = useApp((state) => state.pages).find(({ view }) => view === 'dashboard/guide/index')

  return (
    <div className="help-footer">
      {tourOf(roles) && <Button onClick={openTour}>{text.tour}</Button>}
      <Link to="/handbook" onClick={closeHelp}>
        {text.handbook}
      </Link>
      {guides && (
        <Link to={guides.path} onClick={closeHelp}>
          {text.guides}
        </Link>
      )}
    </div>
  )
}
