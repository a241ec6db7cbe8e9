import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { NewerNote } from '../../screens/edited/edited-record.tsx'
import { Pending, PendingPanel } from '../../screens/pending.tsx'
import { BulkResult } from '../../screens/review/bulk-result.tsx'
import { StepDialog } from '../../screens/review/reason-dialog.tsx'
import { CodeScreen } from '../../screens/sign-in/code-screen.tsx'
import { OrderList } from '../../screens/trees/order-list.tsx'
import { PublicTitle } from '../../screens/visitors/public-title.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Outline } from '../../ui/outline.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { PageBar } from '../../ui/tables/page-bar.tsx'
import { galleryText } from './gallery.text.ts'

type Layer = 'dialog' | 'panel' | 'result' | 'signIn' | 'step' | null

/** A code as the server answers it. */
const CODE = { code: 'K7M2P9XQ', secondsLeft: 30 }

/** What covers a page, waits in its place, has pages or can be put in order. */
export function GalleryLayers() {
  const text = useText(galleryText)
  const [open, setOpen] = useState<Layer>(null)
  const [page, setPage] = useState(3)
  const [order, setOrder] = useState<readonly number[]>([1, 2, 3])
  const close = () => setOpen(null)

  const skipped = {
    done: 2,
    rows: [{ id: 3, name: text.person, isDone: false, why: text.skipped }],
  }

  return (
    <>
      <section className="panel">
        <h2>{text.layers}</h2>
        <p className="screen-actions">
          <Button onClick={() => setOpen('dialog')}>{text.dialog}</Button>
          <Button onClick={() => setOpen('panel')}>{text.panel}</Button>
          <Button onClick={() => setOpen('result')}>{text.result}</Button>
          <Button onClick={() => setOpen('signIn')}>{text.signIn}</Button>
          <Button onClick={() => setOpen('step')}>{text.stepDialog}</Button>
        </p>
        <Dialog title={text.dialog} isOpen={open === 'dialog'} onClose={close}>
          {text.long}
        </Dialog>
        <SidePanel title={text.panel} isOpen={open === 'panel'} onClose={close}>
          {text.long}
        </SidePanel>
        <CodeScreen
          isOpen={open === 'signIn'}
          onClose={close}
          result={{ data: CODE, error: null, refetch: () => {}, dataUpdatedAt: Date.now() }}
          nameOf={() => text.hospital}
          pathOf={(code) => `/?code=${code}`}
        >
          {() => text.person}
        </CodeScreen>
        <StepDialog
          isOpen={open === 'step'}
          flow="gallery"
          action="cancel"
          title={text.stepDialog}
          okText={text.stepDialog}
          note={text.stepNote}
          onClose={close}
          submit={async () => {}}
        />
        <BulkResult result={open === 'result' ? skipped : null} onClose={close} />
        <PageBar current={page} size={10} total={128} onPage={setPage} onSize={() => setPage(1)} />
      </section>
      <section className="panel">
        <PublicTitle title={text.long} />
      </section>
      <section className="panel">
        <h2>{text.order}</h2>
        <OrderList
          order={order.map((id) => ({ id, name: text.people[id - 1]! }))}
          onOrder={(next) => setOrder(next.map(({ id }) => id))}
          hasButtons
        />
      </section>
      <section className="panel">
        <h2>{text.waiting}</h2>
        <Outline rows={3} />
      </section>
      <NewerNote
        edited={{ version: 1 }}
        record={{ version: 2 }}
        isSaving={false}
        onDiscard={() => {}}
      />
      <PendingPanel error={new Error(text.fault)} onRetry={() => {}} />
      <Pending title={text.waiting} error={null} onRetry={() => {}} />
    </>
  )
}
