import {
  LEVELS,
  type qualificationForm,
} from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { Form } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useStillOffered } from '../../../ui/choices/use-still-offered.ts'
import { DayField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { useChoicesOf, useDepartmentsOfBase, useTeachingBases } from './qualification.queries.ts'

type Shape = (typeof qualificationForm)['shape']

/** Level, base and department in which somebody teaches. */
export function PlaceFields({
  shape,
}: {
  shape: Pick<Shape, 'level' | 'baseId' | 'departmentId'>
}) {
  const { fields, levels } = useText(qualificationWords)
  const baseId = Form.useWatch('baseId') as number | undefined
  const bases = useTeachingBases()
  const departments = useDepartmentsOfBase(baseId)

  useStillOffered('departmentId', 'baseId', departments.data ?? [])

  return (
    <>
      <SelectField
        name="level"
        label={fields.level}
        options={toChoices(LEVELS, levels)}
        shape={shape.level}
      />
      <SelectField
        name="baseId"
        label={fields.baseId}
        options={bases.data ?? []}
        isLoading={bases.isPending}
        shape={shape.baseId}
      />
      <SelectField
        name="departmentId"
        label={fields.departmentId}
        options={departments.data ?? []}
        isLoading={Boolean(baseId) && departments.isPending}
        shape={shape.departmentId}
      />
    </>
  )
}

/** Title, education and specialty of a teacher, with the days since when they hold. */
export function FactFields({
  shape,
  titleSinceHelp,
}: {
  shape: Pick<Shape, 'title' | 'titleSince' | 'education'>
  titleSinceHelp?: string
}) {
  const { fields } = useText(qualificationWords)
  const titles = useChoicesOf('title')
  const educations = useChoicesOf('education')
  const degrees = useChoicesOf('degree')

  return (
    <>
      <SelectField
        name="title"
        label={fields.title}
        options={titles.data ?? []}
        isLoading={titles.isPending}
        shape={shape.title}
      />
      <DayField
        name="titleSince"
        label={fields.titleSince}
        help={titleSinceHelp}
        shape={shape.titleSince}
      />
      <SelectField
        name="education"
        label={fields.education}
        options={educations.data ?? []}
        isLoading={educations.isPending}
        shape={shape.education}
      />
      <SelectField
        name="degree"
        label={fields.degree}
        options={degrees.data ?? []}
        isLoading={degrees.isPending}
        isOptional
      />
      <TextField
        name="specialty"
        label={fields.specialty}
        shape={(shape as Shape).specialty}
        maxLength={100}
        isOptional
      />
      <DayField name="specialtySince" label={fields.specialtySince} isOptional />
      <DayField name="teachingSince" label={fields.teachingSince} isOptional />
    </>
  )
}
