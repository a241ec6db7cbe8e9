import { addUserOfChange } from '@residency/contract/areas/accounts/users/user.contract'
import {
  type Outsider,
  outsiderForm,
} from '@residency/contract/areas/teachers/library/outsider.contract'
import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { Button, Empty, Skeleton } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { TextField } from '../../../ui/fields/fields.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { AccountOfPerson } from '../../accounts/account-of-person.public.ts'
import '../teachers.css'
import { useOutsiders, useRecordOutsider, useRemoveOutsider } from './library.queries.ts'
import { outsiderText } from './outsider.text.ts'

export type OutsidersPanelProps = { isOpen: boolean; onClose: () => void }

/**
 * Teachers from outside: recorded here, then given an account, then entered in the library like
 * anybody else.
 */
export default function OutsidersPanel({ isOpen, onClose }: OutsidersPanelProps) {
  const text = useText(outsiderText)
  const outsiders = useOutsiders(isOpen)
  const [isRecording, setRecording] = useState(false)
  const [person, setPerson] = useState<Outsider | null>(null)

  return (
    <SidePanel title={text.title} isOpen={isOpen} onClose={onClose} width={520}>
      <p>{text.lead}</p>
      <Button type="primary" onClick={() => setRecording(true)}>
        {text.record}
      </Button>

      {outsiders.isPending && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {outsiders.data?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.nobody} />
      )}
      <ul className="outsiders">
        {outsiders.data?.map((outsider) => (
          <OutsiderLine
            key={outsider.personId}
            outsider={outsider}
            onOpen={() => setPerson(outsider)}
          />
        ))}
      </ul>

      <RecordForm isOpen={isRecording} onClose={() => setRecording(false)} />
      <AccountOfPerson
        person={person}
        onClose={() => setPerson(null)}
        onCreated={() => void outsiders.refetch()}
      />
    </SidePanel>
  )
}

function OutsiderLine({ outsider, onOpen }: { outsider: Outsider; onOpen: () => void }) {
  const text = useText(outsiderText)
  const remove = useRemoveOutsider()
  const askToRemove = () =>
    askToDelete(text, { name: outsider.name }, () => remove.mutateAsync(outsider.personId))

  return (
    <li>
      <strong>{outsider.name}</strong>
      <small>
        {outsider.username
          ? say(text.account, { username: outsider.username })
          : say(text.recordedOn, { day: outsider.createTime.slice(0, 10) })}
      </small>
      {outsider.username === null && (
        <span className="outsider-acts">
          <Can perm={[addUserOfChange.access.permission]}>
            <Button onClick={onOpen}>{text.open}</Button>
          </Can>
          <Button danger onClick={() => void askToRemove()}>
            {text.remove}
          </Button>
        </span>
      )}
    </li>
  )
}

function RecordForm({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText(outsiderText)
  const record = useRecordOutsider()
  return (
    <FormDialog<{ name: string }>
      title={text.record}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      submit={async ({ name }) => {
        await record.mutateAsync(name)
        toast.success(say(text.recorded, { name }))
      }}
    >
      <TextField
        name="name"
        label={useText(libraryWords).fields.name}
        shape={outsiderForm.shape.name}
        maxLength={64}
      />
    </FormDialog>
  )
}
