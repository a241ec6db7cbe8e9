import { leaveTypePermissions as may } from '@residency/contract/areas/absence/leave-types/access'
import {
  type LeaveType,
  leaveTypeExport,
} from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { useStatusChoices } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import './leave-types.css'
import { useLeaveTypeColumns } from './leave-type.columns.tsx'
import { type LeaveTypeListInput, useLeaveSettings, useLeaveTypes } from './leave-type.queries.ts'
import { leaveTypeText } from './leave-type.text.ts'
import { LeaveTypeRecord } from './leave-type-record.tsx'
import { useTypeDialogs } from './use-type-dialogs.tsx'

const ProvinceForm = lazyDialog(() =>
  import('./province-form.tsx').then((part) => part.ProvinceForm),
)

/** View key daily/leave/type: the kinds of leave and what they give; `?id=` opens one. */
export default function LeaveTypesPage() {
  const id = useRecordId()
  return id === null ? <LeaveTypeList /> : <LeaveTypeRecord key={id} id={id} />
}

function LeaveTypeList() {
  const text = useText(leaveTypeText)
  const list = useListState('leave-types', ['keywords', 'status'])
  const result = useLeaveTypes(list.input as LeaveTypeListInput)
  const settings = useLeaveSettings().data
  const [isOpen, setOpen] = useState(false)
  const { acts, actionsOf, add, dialogs } = useTypeDialogs()
  const province = settings?.province

  return (
    <>
      <ListScreen<LeaveType>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useLeaveTypeColumns(acts.toggle, actionsOf)}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('status', text.status, useStatusChoices()),
        ]}
        actions={
          <>
            <ExportButton title={text.title} calls={leaveTypeExport} filters={list.conditions} />
            <Can perm={[may.edit]}>
              <Button onClick={() => setOpen(true)}>
                {province ? say(text.provinceOf, { province }) : text.setProvince}
              </Button>
              <Button type="primary" onClick={add}>
                {text.add}
              </Button>
            </Can>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      {dialogs}
      <ProvinceForm isOpen={isOpen} settings={settings} onClose={() => setOpen(false)} />
    </>
  )
}
