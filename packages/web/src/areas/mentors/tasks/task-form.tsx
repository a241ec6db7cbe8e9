import { type Task, taskForm } from '@residency/contract/areas/mentors/records/task.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { yearInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useCreateTask, useTaskBases, useUpdateTask } from '../records/record.queries.ts'
import { taskText } from './task.text.ts'
import { useTermChoices } from './use-term-choices.ts'

type Values = Omit<Task, 'id' | 'base' | 'version'>
export type TaskFormProps = { isOpen: boolean; task: Task | null; onClose: () => void }
const { shape } = taskForm

const asNumbers = (choices: readonly { value: string; label: string }[]) =>
  choices.map(({ value, label }) => ({ value: Number(value), label }))

/** Sets a task for the mentors of a base, or changes one. */
export default function TaskForm({ isOpen, task, onClose }: TaskFormProps) {
  const text = useText(taskText)
  const { fields } = useText(recordWords)
  const { years, terms } = useTermChoices()
  const bases = useTaskBases()
  const create = useCreateTask()
  const update = useUpdateTask()

  const submit = async (values: Values) => {
    if (task) await update.mutateAsync({ ...values, id: task.id, version: task.version })
    else await create.mutateAsync(values)
    toast.success(text.saved)
  }

  const only = bases.data?.length === 1 ? { baseId: bases.data[0]!.value } : {}
  const initial = task ?? (bases.data && { ...only, year: yearInShanghai(), meetings: 4 })

  return (
    <FormDialog<Values>
      title={task ? text.edit : text.add}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      submit={submit}
      width={640}
    >
      <SelectField
        name="baseId"
        label={fields.baseId}
        options={bases.data ?? []}
        isLoading={bases.isPending}
        shape={shape.baseId}
      />
      <TextField name="name" label={fields.name} shape={shape.name} maxLength={100} />
      <div className="field-pair">
        <SelectField
          name="year"
          label={fields.year}
          options={asNumbers(years)}
          shape={shape.year}
        />
        <SelectField
          name="term"
          label={fields.term}
          options={asNumbers(terms)}
          shape={shape.term}
        />
        <DayField name="startsOn" label={fields.startsOn} shape={shape.startsOn} />
        <DayField name="endsOn" label={fields.endsOn} shape={shape.endsOn} />
        <WholeNumberField
          name="meetings"
          label={fields.meetings}
          help={text.meetingsHelp}
          shape={shape.meetings}
          max={200}
        />
      </div>
      <LongTextField
        name="content"
        label={fields.content}
        shape={shape.content}
        maxLength={1000}
        isOptional
      />
    </FormDialog>
  )
}
