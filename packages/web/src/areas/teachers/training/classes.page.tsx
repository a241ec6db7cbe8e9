import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import {
  classSorts,
  type TrainingClass,
} from '@residency/contract/areas/teachers/training/training-class.contract'
import { trainingClassFlow } from '@residency/contract/areas/teachers/training/training-class.flow'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useClassColumns } from './class-columns.tsx'
import { ClassDetail } from './class-detail.tsx'
import type { ClassFormProps } from './class-form.tsx'
import { type ClassListInput, useClasses } from './training.queries.ts'
import { trainingText } from './training.text.ts'

const ClassForm = lazyDialog<ClassFormProps>(() =>
  import('./class-form.tsx').then((part) => part.default),
)

/** View key teacher/class/index: classes the reader organises; `?id=` opens one in the page. */
export default function ClassesPage() {
  const { id, open } = useOpened()

  const [form, setForm] = useState<{ isOpen: boolean; id: number | null }>({
    isOpen: false,
    id: null,
  })

  const edit = (changed: number | null) => setForm({ isOpen: true, id: changed })

  return (
    <>
      {id > 0 ? (
        <ClassDetail key={id} id={id} onBack={() => open(null)} onEdit={() => edit(id)} />
      ) : (
        <ClassList onOpen={open} onCreate={() => edit(null)} />
      )}
      <ClassForm
        isOpen={form.isOpen}
        id={form.id}
        onMade={open}
        onClose={() => setForm({ ...form, isOpen: false })}
      />
    </>
  )
}

function ClassList({ onOpen, onCreate }: { onOpen: (id: number) => void; onCreate: () => void }) {
  const { classes: text, ...shared } = useText(trainingText)
  const { states } = useText(trainingWords).flows.trainingClass
  const list = useListState('teacher-classes', ['keywords', 'state'])
  const result = useClasses(list.input as ClassListInput)
  const columns = useClassColumns(onOpen)
  const choices = toChoices(trainingClassFlow.states, states)

  const rows = result.data && {
    ...result.data,
    list: result.data.list.map((row) => ({ ...row, name: row.className })),
  }

  return (
    <ListScreen<TrainingClass>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={{ ...result, data: rows }}
      columns={columns}
      sorts={classSorts}
      filters={[textFilter('keywords', text.search), choiceFilter('state', shared.state, choices)]}
      actions={
        <Button type="primary" onClick={onCreate}>
          {text.create}
        </Button>
      }
    >
      {text.empty}
    </ListScreen>
  )
}
