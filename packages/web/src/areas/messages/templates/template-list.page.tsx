import { messagesPermissions as may } from '@residency/contract/areas/messages/access'
import { useState } from 'react'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { messagesText } from '../messages.text.ts'
import { useTemplateColumns } from './template.columns.tsx'
import { type TemplateRow, useTemplates } from './template.queries.ts'

const TemplateFormDialog = lazyDialog(() =>
  import('./template-form.tsx').then((part) => part.TemplateFormDialog),
)

/** View key message/template/index: the notice templates. */
export default function TemplateListPage() {
  const text = useText(messagesText)
  const list = useListState('notice-templates', ['group', 'isOn'])
  const all = useTemplates()
  const mayEdit = usePerm([may.templateEdit])

  const [open, setOpen] = useState<{ isOpen: boolean; template: TemplateRow | null }>({
    isOpen: false,
    template: null,
  })

  const columns = useTemplateColumns(
    mayEdit ? (template) => setOpen({ isOpen: true, template }) : null,
  )
  const every = all.data?.list ?? []
  const { group, isOn } = list.filters
  // There are few templates: all are loaded and filtered here.
  const found = every.filter(
    (template) =>
      (!group || template.group === group) && (!isOn || template.isOn === (isOn === '1')),
  )
  const rows = found.slice((list.pageNum - 1) * list.pageSize, list.pageNum * list.pageSize)

  const lead = {
    total: every.length,
    on: every.filter((template) => template.isOn).length,
    sms: every.filter(
      (template) => template.isOn && template.channels.some((way) => way !== 'mail'),
    ).length,
  }

  return (
    <>
      <ListScreen
        title={text.templates}
        lead={all.data && say(text.templatesLead, lead)}
        list={list}
        result={{ ...all, data: all.data && { list: rows, total: found.length } }}
        columns={columns}
        filters={[
          choiceFilter(
            'group',
            text.group,
            [...new Set(every.map((template) => template.group))].map((value) => ({
              value,
              label: value,
            })),
          ),
          choiceFilter('isOn', text.inUse, [
            { value: '1', label: text.on },
            { value: '0', label: text.off },
          ]),
        ]}
      />
      <TemplateFormDialog {...open} onClose={() => setOpen({ ...open, isOpen: false })} />
    </>
  )
}
