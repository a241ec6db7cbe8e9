import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { dashboardText } from '../dashboard.text.ts'
import { OpenNow, WaitingPanel } from './waiting-panel.tsx'

/** /waiting: everything that waits for the reader, for the bar of a phone. */
export default function WaitingPage() {
  const text = useText(dashboardText)

  return (
    <section aria-label={text.toDo}>
      <PageHead title={text.toDo} lead={text.waitingLead} />
      <OpenNow />
      <WaitingPanel isWhole />
    </section>
  )
}
