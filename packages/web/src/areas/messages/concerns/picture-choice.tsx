import { PictureOutlined } from '@ant-design/icons'
import {
  MAX_MEGABYTES,
  MAX_PICTURES,
} from '@residency/contract/areas/messages/concerns/sender.contract'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FileButton } from '../../../ui/upload/file-button.tsx'
import { concernText } from './concern.text.ts'

type Props = {
  pictures: readonly File[]

  /** How many more the concern may have. */
  room: number
  onChange: (pictures: readonly File[]) => void
}

const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024

/** The pictures that go with a concern; those that are too large or too many are named. */
export function PictureChoice({ pictures, room, onChange }: Props) {
  const { send: text, comma } = useText(concernText)
  const [refused, setRefused] = useState<readonly string[]>([])
  const help = say(text.picturesHelp, { most: MAX_PICTURES, megabytes: MAX_MEGABYTES })

  const add = (files: File[]) => {
    const fitting = files.filter(({ size }) => size <= MAX_BYTES).slice(0, room - pictures.length)

    setRefused(files.filter((file) => !fitting.includes(file)).map(({ name }) => name))
    onChange([...pictures, ...fitting])
  }

  return (
    <div>
      <FileButton
        label={text.pictures}
        icon={<PictureOutlined />}
        accept="image/jpeg,image/png,image/webp"
        isMultiple
        isDisabled={pictures.length >= room}
        onFiles={add}
      />
      <p className="soft">{help}</p>
      {refused.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={say(text.notTaken, { names: refused.join(comma) })}
        />
      )}
      {pictures.map((file, index) => (
        <div key={`${file.name} ${file.size} ${file.lastModified}`}>
          {file.name}{' '}
          <Button
            type="link"
            onClick={() => onChange(pictures.filter((picture) => picture !== file))}
          >
            {say(text.remove, { place: index + 1 })}
          </Button>
        </div>
      ))}
    </div>
  )
}
