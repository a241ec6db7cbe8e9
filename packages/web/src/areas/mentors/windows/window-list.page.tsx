import { libraryPermissions as may } from '@residency/contract/areas/mentors/library/access'
import {
  MENTOR_WINDOW_STATES,
  type MentorWindow,
  mentorWindowSorts,
} from '@residency/contract/areas/mentors/library/mentor-window.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import {
  useBaseChoices,
  useDeleteWindow,
  useSwitchWindow,
  useWindows,
  type WindowListInput,
} from '../library/library.queries.ts'
import { libraryText } from '../library/library.text.ts'
import { useWindowColumns } from './window.columns.tsx'
import type { WindowFormProps } from './window-form.tsx'

const WindowForm = lazyDialog<WindowFormProps>(() =>
  import('./window-form.tsx').then((part) => part.default),
)

/** View key mentor/time/index: when mentors and trainees of each base choose each other. */
export default function WindowListPage() {
  const { time: text } = useText(libraryText)
  const { fields, windowStates } = useText(libraryWords)
  const list = useListState('mentor-windows', ['year', 'state', 'baseId'])
  const result = useWindows(list.input as WindowListInput)
  const bases = useBaseChoices().data ?? []
  const years = yearChoices()
  const windowForm = useRowDialog<number>()
  const remove = useDeleteWindow()
  const turn = useSwitchWindow()
  const onRemove = ({ id, base, year }: MentorWindow) =>
    askToDelete(text, { base, year }, () => remove.mutateAsync(id))

  const onSwitch = ({ id, isOn }: MentorWindow) =>
    turn.mutate(
      { id, isOn: isOn === 0 },
      { onSuccess: () => void toast.success(isOn === 0 ? text.switchedOn : text.switchedOff) },
    )

  const columns = useWindowColumns({
    onEdit: ({ id }) => windowForm.open(id),
    onRemove: (row) => void onRemove(row),
    onSwitch,
  })

  const states = toChoices(MENTOR_WINDOW_STATES, windowStates)
  const baseFilter = toTextChoices(bases)

  const filters = [
    choiceFilter('year', fields.year, years),
    choiceFilter('state', text.state, states),
    choiceFilter('baseId', fields.baseId, baseFilter),
  ]

  return (
    <>
      <ListScreen<MentorWindow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={mentorWindowSorts}
        list={list}
        result={result}
        columns={columns}
        filters={filters}
        actions={
          <AddButton perm={may.windowManage} onAdd={windowForm.add}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      <WindowForm
        isOpen={windowForm.isOpen}
        id={windowForm.opened}
        bases={bases}
        onClose={windowForm.close}
      />
    </>
  )
}
