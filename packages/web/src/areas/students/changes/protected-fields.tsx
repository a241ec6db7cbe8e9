import { traineeChangeWords } from '@residency/contract/areas/students/changes/text'
import { Skeleton, Switch } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useProtectedFields, useSaveProtectedField } from './change.queries.ts'
import { changeText } from './change.text.ts'

export type ProtectedFieldsProps = { isOpen: boolean; onClose: () => void }

/**
 * Which facts of a file are reviewed, and which of those need papers; each switch is saved at once.
 */
export default function ProtectedFields({ isOpen, onClose }: ProtectedFieldsProps) {
  const text = useText(changeText)
  const { fields } = useText(traineeChangeWords)
  const { data } = useProtectedFields(isOpen)
  const save = useSaveProtectedField()

  return (
    <Dialog title={text.fields} isOpen={isOpen} onClose={onClose} isReady={data !== undefined}>
      <p className="soft">{text.fieldsLead}</p>
      {!data && <Skeleton active title={false} />}
      <table className="change-sides">
        <thead>
          <tr>
            <th scope="col">{fields.field}</th>
            <th scope="col">{fields.isProtected}</th>
            <th scope="col">{fields.needsPapers}</th>
          </tr>
        </thead>
        <tbody>
          {data?.map(({ field, label, isProtected, needsPapers, isFixed }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>
                <Switch
                  aria-label={`${label} ${fields.isProtected}`}
                  checked={isProtected}
                  disabled={isFixed}
                  onChange={(next) =>
                    save.mutate({ field, isProtected: next, needsPapers: next && needsPapers })
                  }
                />
              </td>
              <td>
                <Switch
                  aria-label={`${label} ${fields.needsPapers}`}
                  checked={needsPapers}
                  disabled={!isProtected}
                  onChange={(next) => save.mutate({ field, isProtected, needsPapers: next })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
