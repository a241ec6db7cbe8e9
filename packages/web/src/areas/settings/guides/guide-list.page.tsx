import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import {
  type GuideRow,
  guideExport,
  guideSorts,
} from '@residency/contract/areas/settings/guides/guide.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useAudienceOptions } from '../windows/window.queries.ts'
import { useGuideColumns } from './guide.columns.tsx'
import { type GuideListInput, useGuides } from './guide.queries.ts'
import { guideText } from './guide.text.ts'
import { useGuideActs } from './use-guide-acts.ts'

const GuideFormDialog = lazyDialog(() =>
  import('./guide-form.tsx').then((part) => part.GuideFormDialog),
)

const GuidePreview = lazyDialog(() =>
  import('./guide-preview.tsx').then((part) => part.GuidePreview),
)

const OrderGuides = lazyDialog(() => import('./order-guides.tsx').then((part) => part.OrderGuides))
type DialogState = { what: 'form' | 'view'; id: number | null } | { what: 'order' } | null

/** View key system/guide/index: the guides, including drafts. */
export default function GuideListPage() {
  const text = useText(guideText)
  const list = useListState('guides', ['keywords', 'isPublished', 'roleId'])
  const result = useGuides(list.input as GuideListInput)
  const roles = useAudienceOptions()
  const [open, setOpen] = useState<DialogState>(null)
  const close = () => setOpen(null)

  const act = useGuideActs(
    ({ id }) => setOpen({ what: 'form', id }),
    ({ id }) => setOpen({ what: 'view', id }),
  )

  const idOf = (what: 'form' | 'view') => (open?.what === what ? open.id : null)

  return (
    <>
      <ListScreen<GuideRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useGuideColumns(act)}
        sorts={guideSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('isPublished', text.state, [
            { value: '1', label: text.published },
            { value: '0', label: text.draft },
          ]),
          choiceFilter('roleId', text.roles, toTextChoices(roles.data)),
        ]}
        actions={
          <>
            <ExportButton title={text.title} calls={guideExport} filters={list.conditions} />
            <Can perm={[may.guideEdit]}>
              <Button onClick={() => setOpen({ what: 'order' })}>{text.order}</Button>
            </Can>
            <AddButton perm={may.guideAdd} onAdd={() => setOpen({ what: 'form', id: null })}>
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.noneWritten}
      </ListScreen>
      <GuideFormDialog isOpen={open?.what === 'form'} id={idOf('form')} onClose={close} />
      <GuidePreview isOpen={open?.what === 'view'} id={idOf('view')} onClose={close} />
      <OrderGuides isOpen={open?.what === 'order'} onClose={close} />
    </>
  )
}
