import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import { MAX_ENTRIES } from '@residency/contract/areas/signup/sections/section.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { ask } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { applicantText } from '../applicant.text.ts'
import { savingText } from '../drafts/saving.text.ts'
import {
  changeSection,
  saveSoon,
  typeEntry,
  useOwnRegistration,
} from '../registration/use-own-registration.ts'
import { SectionCard } from '../sections/section-notes.tsx'
import { type Entry, newKey, titleOf, withoutEntry } from './entry.rules.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryNote } from './entry-note.tsx'

/** One list of the registration: add, edit and remove entries, saved at once. */
export function EntryList({ section }: { section: EntrySection }) {
  const text = useText(applicantText)
  const saving = useText(savingText)
  const { sections } = useText(signupWords)
  const { own, values } = useOwnRegistration()
  const left = useOwnRegistration((s) => s.entry)
  const fault = useOwnRegistration((s) => s.saveStatus.faults[section].entries)
  const [edited, setEdited] = useState<Entry | null>(null)

  // An entry that was open when the page was closed is reopened.
  useEffect(() => {
    if (left?.section === section)
      setEdited({ ...left.values, key: left.key, id: left.id } as unknown as Entry)
  }, [left, section])

  if (!own || !values) return null

  const { entries } = values[section]
  const canWrite = own.editable.includes(section)

  const remove = async (entry: Entry) => {
    const title = say(text.removeQuestion, { name: titleOf(section, entry) })
    if (!(await ask({ title, content: text.removeContent, okText: text.remove, danger: true })))
      return

    changeSection(section, withoutEntry(values[section], entry.key))
    saveSoon()
  }

  const close = () => {
    setEdited(null)
    typeEntry(null)
  }

  const add = () => setEdited({ key: newKey(), id: null, files: [] })
  const isFull = entries.length >= MAX_ENTRIES

  const adding = (
    <Button
      icon={<PlusOutlined />}
      onClick={add}
      disabled={isFull}
      aria-label={say(text.addTo, { section: sections[section] })}
    >
      {text.add}
    </Button>
  )

  return (
    <SectionCard section={section} lead={text.listLeads[section]} actions={canWrite && adding}>
      {fault && (
        <Alert type="error" showIcon role="alert" title={say(saving.stopped, { reason: fault })} />
      )}
      {entries.length > 0 && (
        <ul className="entries">
          {entries.map((entry) => (
            <li key={entry.key}>
              <span className="entry-words">
                <strong>{titleOf(section, entry)}</strong>
                <EntryNote section={section} entry={entry} />
              </span>
              {canWrite && (
                <>
                  <IconButton
                    label={say(text.edit, { name: titleOf(section, entry) })}
                    icon={<EditOutlined />}
                    onClick={() => setEdited(entry)}
                  />
                  <IconButton
                    label={say(text.removeNamed, { name: titleOf(section, entry) })}
                    icon={<DeleteOutlined />}
                    onClick={() => void remove(entry)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <EntryDialog section={section} entry={edited} onClose={close} />
    </SectionCard>
  )
}
