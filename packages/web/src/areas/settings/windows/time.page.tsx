import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import { settingsWords } from '@residency/contract/areas/settings/text'
import {
  type TimeWindow,
  timeWindowSheet,
  timeWindowSorts,
  WINDOW_STATES,
} from '@residency/contract/areas/settings/windows/time-window.contract'
import { useNavigate } from 'react-router'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import '../holidays/holiday.css'
import { Timeline } from './timeline.tsx'
import { useWindowColumns } from './window.columns.tsx'
import {
  useDeleteWindow,
  useTimeWindows,
  useWindowNames,
  type WindowListInput,
} from './window.queries.ts'
import { windowText } from './window.text.ts'

const WindowForm = lazyDialog(() => import('./window-form.tsx').then((part) => part.WindowForm))

/** View key system/time/index: time windows as a timeline of the year and as a list. */
export default function TimePage() {
  const text = useText(windowText)
  const { windowStates } = useText(settingsWords)
  const list = useListState('time-windows', ['name', 'state', 'year', 'keywords'])
  const result = useTimeWindows(list.input as WindowListInput)
  const names = useWindowNames()
  const remove = useDeleteWindow()
  const windowForm = useRowDialog<number>()
  const go = useNavigate()
  const onEdit = ({ id, page }: TimeWindow) => (page ? go(page) : windowForm.open(id))

  const onRemove = (row: TimeWindow) =>
    askToDelete(
      text,
      { name: row.label, from: minuteOf(row.startsAt), until: minuteOf(row.endsAt) },
      () => remove.mutateAsync(row.id),
    )

  const columns = useWindowColumns(onEdit, (row) => void onRemove(row))

  return (
    <>
      <ListScreen<TimeWindow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={timeWindowSorts}
        filters={[
          choiceFilter('name', text.name, names.data ?? []),
          choiceFilter('state', text.status, toChoices(WINDOW_STATES, windowStates)),
          choiceFilter('year', text.year, yearChoices()),
          textFilter('keywords', text.search),
        ]}
        actions={
          <>
            <SheetButtons title={text.title} calls={timeWindowSheet} filters={list.conditions} />
            <AddButton perm={may.timeAdd} onAdd={windowForm.add}>
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.none}
      </ListScreen>
      {!result.isLoading && <Timeline onOpen={onEdit} />}{' '}
      {/* After the list: its length would push it down. */}
      <WindowForm isOpen={windowForm.isOpen} id={windowForm.opened} onClose={windowForm.close} />
    </>
  )
}
