import {
  getLibraryEntry,
  type LibraryForm,
  libraryForm,
  newEntryPlace,
} from '@residency/contract/areas/teachers/library/library.contract'
import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { useFormOf } from '../../../platform/calls/queries.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField } from '../../../ui/fields/fields.tsx'
import { PersonField } from '../../organisation/person-field.public.tsx'
import { FactFields, PlaceFields } from '../qualification/teaching-fields.tsx'
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
        const filled = Object.entries(values).filter(
          ([, value]) => value !== null && value !== undefined && value !== '',
        )
        await save.mutateAsync(Object.fromEntries(filled) as LibraryForm)
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
      <PlaceFields shape={place} />
    </>
  )
}

function Facts() {
  const text = useText(libraryText)
  const own = useText(libraryWords).fields

  return (
    <>
      <FactFields shape={shape} />
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
