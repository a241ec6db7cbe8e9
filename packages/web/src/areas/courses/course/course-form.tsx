import {
  AUDIENCES,
  type CourseDetail,
  courseForm,
} from '@residency/contract/areas/courses/course/course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useStillOffered } from '../../../ui/choices/use-still-offered.ts'
import { DayField, LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { type CourseValues, useCourse, useCourseChoices, useSaveCourse } from './course.queries.ts'
import { courseText } from './course.text.ts'

const { shape } = courseForm
type FieldValues = Omit<CourseValues, 'isOpen' | 'isSlow'> & { isOpen: 0 | 1; isSlow: 0 | 1 }

/** `id`: the course that is changed; null: a new one. */
export type CourseFormProps = {
  isOpen: boolean
  id: number | null
  onMade: (id: number) => void
  onClose: () => void
}

const valuesOf = (course: CourseDetail): Partial<FieldValues> => ({
  ...course,
  title: course.name,
  isOpen: course.isOpen ? 1 : 0,
  isSlow: course.isSlow ? 1 : 0,
})

/** What a course is and whom it is for. */
export default function CourseForm({ isOpen, id, onMade, onClose }: CourseFormProps) {
  const { manage: text } = useText(courseText)
  const choices = useCourseChoices().data
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, useCourse(opened).data)
  const save = useSaveCourse()
  const own = choices?.mayAll || !choices?.bases[0] ? {} : { baseId: choices.bases[0].value }

  const fresh: Partial<FieldValues> = {
    audience: 'trainee',
    cohortIds: [],
    departmentIds: [],
    isOpen: 0,
    isSlow: 0,
    ...own,
  }

  const submit = async ({
    title,
    intro,
    audience,
    baseId,
    cohortIds,
    departmentIds,
    opensOn,
    dueOn,
    isOpen: takesOthers,
    isSlow,
  }: FieldValues) => {
    const input = {
      title,
      intro: intro ?? null,
      audience,
      baseId: baseId ?? null,
      cohortIds: cohortIds ?? [],
      departmentIds: departmentIds ?? [],
    }

    const rest = {
      opensOn: opensOn ?? undefined,
      dueOn: dueOn ?? undefined,
      isOpen: takesOthers === 1,
      isSlow: isSlow === 1,
    }

    const saved = await save.mutateAsync({ ...input, ...rest, id, version: known?.version ?? 0 })

    toast.success(id === null ? text.added : text.saved)

    if (id === null) onMade(saved.id)
  }

  const chooseInitial = () => {
    if (!choices) return undefined

    return id === null ? fresh : known && valuesOf(known)
  }

  return (
    <FormDialog<FieldValues>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={chooseInitial()}
      width={680}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const { manage: text } = useText(courseText)
  const { fields, audiences } = useText(courseWords)

  const {
    bases = [],
    cohorts = [],
    departments = [],
    mayAll = false,
  } = useCourseChoices().data ?? {}

  const form = Form.useFormInstance<FieldValues>()
  const [audience, baseId] = [Form.useWatch('audience', form), Form.useWatch('baseId', form)]
  const kinds = toChoices(AUDIENCES, audiences)
  const some = cohorts.filter((cohort) => !baseId || cohort.baseId === baseId)

  useStillOffered('cohortIds', 'baseId', some)

  return (
    <>
      <TextField name="title" label={fields.title} shape={shape.title} maxLength={120} />
      <LongTextField
        name="intro"
        label={fields.intro}
        shape={shape.intro}
        maxLength={2000}
        rows={3}
        isOptional
      />
      <div className="form-columns">
        <SelectField name="audience" label={fields.audience} options={kinds} />
        <SelectField
          name="baseId"
          label={fields.baseId}
          options={bases}
          {...(mayAll ? { help: text.all } : {})}
          isOptional
        />
        <DayField name="opensOn" label={fields.opensOn} isOptional />
        <DayField name="dueOn" label={fields.dueOn} isOptional />
      </div>
      {audience === 'teacher' ? (
        <SelectField
          name="departmentIds"
          label={fields.departmentIds}
          options={departments}
          help={text.departmentsHelp}
          isMultiple
          isOptional
        />
      ) : (
        <SelectField
          name="cohortIds"
          label={fields.cohortIds}
          options={some}
          help={text.cohortsHelp}
          isMultiple
          isOptional
        />
      )}
      <div className="form-columns">
        <SwitchField name="isOpen" label={fields.isOpen} on={text.yes} off={text.no} />
        <SwitchField
          name="isSlow"
          label={fields.isSlow}
          on={text.yes}
          off={text.no}
          help={text.slowHelp}
        />
      </div>
    </>
  )
}
