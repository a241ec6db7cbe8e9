import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import type { FileSection } from '@residency/contract/areas/students/file/field.contract'
import type { FileEntry } from '@residency/contract/areas/students/file/file.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { EntryFacts, nameOf } from './entry-facts.tsx'
import type { EntryFormProps } from './entry-form.tsx'
import { useRemoveEntry } from './file.queries.ts'
import { fileText } from './file.text.ts'

const EntryForm = lazyDialog<EntryFormProps>(() =>
  import('./entry-form.tsx').then((part) => part.default),
)

/** One list of the own file, maintained by its owner. */
export function OwnSection({
  section,
  entries,
}: {
  section: FileSection
  entries: readonly FileEntry[]
}) {
  const text = useText(fileText)
  const title = useText(fileWords).fileSections[section]
  const entryForm = useRowDialog<FileEntry>()
  const remove = useRemoveEntry()

  const leave = (entry: FileEntry) =>
    askToDelete(text, { name: nameOf(entry) }, () =>
      remove.mutateAsync({ id: entry.id, version: entry.version }),
    )

  return (
    <section className="panel" aria-label={title}>
      <div className="panel-head">
        <h2>{title}</h2>
        <Button
          icon={<PlusOutlined />}
          onClick={entryForm.add}
          aria-label={say(text.addTo, { section: title })}
        >
          {text.add}
        </Button>
      </div>
      {entries.length === 0 && <p className="soft file-nothing">{text.nothing}</p>}
      <ul className="file-entries">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryFacts entry={entry} />
            <span className="file-entry-actions">
              <IconButton
                label={say(text.editNamed, { name: nameOf(entry) })}
                icon={<EditOutlined />}
                onClick={() => entryForm.open(entry)}
              />
              <IconButton
                label={say(text.removeNamed, { name: nameOf(entry) })}
                icon={<DeleteOutlined />}
                onClick={() => void leave(entry)}
              />
            </span>
          </li>
        ))}
      </ul>
      <EntryForm
        isOpen={entryForm.isOpen}
        section={section}
        entry={entryForm.opened}
        onClose={entryForm.close}
      />
    </section>
  )
}
