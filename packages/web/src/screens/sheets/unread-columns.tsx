import { Alert } from 'antd'
import { useText } from '../../platform/texts/i18n.ts'
import { taskText } from './task.text.ts'

/** The columns of a sheet that an import did not read, and why. */
export function UnreadColumns({ sentences }: { sentences: readonly string[] }) {
  const text = useText(taskText)
  if (sentences.length === 0) return null

  const list = (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )

  return <Alert type="warning" showIcon title={text.unread} description={list} />
}
