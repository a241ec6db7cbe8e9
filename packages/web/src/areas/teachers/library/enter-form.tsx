import {
  getLibraryEntry,
  type LibraryForm,
  libraryForm,
  newEntryPlace,
} from '@residency/contract/areas/teachers/library/library.contract'
import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { LEVELS } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { useFormOf } from '../../../platform/queries.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices.ts'
import { DayField, LongTextField, SelectField, TextField } from '../../../ui/fields.tsx'
import { PersonField } from '../../organisation/person-field.public.tsx'
import {
  useChoicesOf,
  useDepartmentsOfBase,
  useTeachingBases,
} from '../qualification/qualification.queries.ts'
import '../teachers.css'
import { useSaveEntry } from './library.queries.ts'
import { libraryText } from './library.text.ts'

export type EnterFormProps = { isOpen: boolean; id: number | null; onClose: () => void }
const { shape } = libraryForm
const place = newEntryPlace.shape

/** Enters a teacher, or corrects an entry (`id`), whose person, level and place stay. */
export default function EnterForm({ isOpen, id, onClose }: EnterFormProps) {
  const text = useText(libraryText)
  const save = useSaveEntry()
  const entry = useFormOf(getLibraryEntry, isOpen ? id : null).data

  return (
    <FormDialog<LibraryForm>
      title={id === null ? text.enter : say(text.correctTitle, { name: entry?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      width={760}
      initial={id === null ? { level: 'general' } : entry && correctable(entry)}
      submit={async (values) => {
        const given = Object.entries(values).filter(
          ([, value]) => value !== null && value !== undefined && value !== '',
        )
        await save.mutateAsync(Object.fromEntries(given) as LibraryForm)
        toast.success(id === null ? text.entered : text.corrected)
      }}
    >
      <div className="form-columns">
        {id === null && <Place />}
        <Facts />
      </div>
      <LongTextField
        name="profile"
        label={useText(libraryWords).fields.profile}
        help={text.profileHelp}
        maxLength={2000}
        isOptional
      />
    </FormDialog>
  )
}

type Entry = NonNullable<ReturnType<typeof useFormOf<typeof getLibraryEntry>>['data']>

const correctable = (entry: Entry): Partial<LibraryForm> => {
  const {
    title,
    titleSince,
    education,
    degree,
    specialty,
    specialtySince,
    teachingSince,
    profile,
  } = entry

  const validity = { validFrom: entry.validFrom ?? '', validUntil: entry.validUntil }

  const facts = {
    title,
    titleSince,
    education,
    degree,
    specialty,
    specialtySince,
    teachingSince,
    profile,
  }

  return { id: entry.id, version: entry.version, ...facts, ...validity }
}

function Place() {
  const text = useText(libraryText)
  const { fields, levels } = useText(qualificationWords)
  const baseId = Form.useWatch('baseId') as number | undefined
  const bases = useTeachingBases()
  const departments = useDepartmentsOfBase(baseId)

  return (
    <>
      <PersonField
        name="userId"
        label={useText(libraryWords).fields.userId}
        help={text.personHelp}
        known={[]}
        shape={place.userId}
        isOptional={false}
      />
      <SelectField
        name="level"
        label={fields.level}
        options={toChoices(LEVELS, levels)}
        shape={place.level}
      />
      <SelectField
        name="baseId"
        label={fields.baseId}
        options={bases.data ?? []}
        isLoading={bases.isPending}
        shape={place.baseId}
      />
      <SelectField
        name="departmentId"
        label={fields.departmentId}
        options={departments.data ?? []}
        isLoading={Boolean(baseId) && departments.isPending}
        shape={place.departmentId}
      />
    </>
  )
}

function Facts() {
  const text = useText(libraryText)
  const { fields } = useText(qualificationWords)
  const own = useText(libraryWords).fields

  const [titles, educations, degrees] = [
    useChoicesOf('title'),
    useChoicesOf('education'),
    useChoicesOf('degree'),
  ]

  return (
    <>
      <SelectField
        name="title"
        label={fields.title}
        options={titles.data ?? []}
        isLoading={titles.isPending}
        shape={shape.title}
      />
      <DayField name="titleSince" label={fields.titleSince} shape={shape.titleSince} />
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
        shape={shape.specialty}
        maxLength={100}
        isOptional
      />
      <DayField name="specialtySince" label={fields.specialtySince} isOptional />
      <DayField name="teachingSince" label={fields.teachingSince} isOptional />
      <DayField
        name="validFrom"
        label={own.validFrom}
        help={text.fromHelp}
        shape={shape.validFrom}
      />
      <DayField name="validUntil" label={own.validUntil} help={text.untilHelp} isOptional />
    </>
  )
}
