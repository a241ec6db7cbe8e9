import { PictureOutlined } from '@ant-design/icons'
import {
  MOST_MEGABYTES,
  MOST_PICTURES,
} from '@residency/contract/areas/messages/concerns/sender.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FileButton } from '../../../ui/upload/file-button.tsx'
import { concernText } from './concern.text.ts'

type Props = {
  pictures: readonly File[]
  onChange: (pictures: readonly File[]) => void
  label: string
  help: string
}

const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024

/** The pictures that go with a concern; those that are too large are not taken. */
export function PictureChoice({ pictures, onChange, label, help }: Props) {
  const { send: text } = useText(concernText)

  const add = (files: File[]) =>
    onChange(
      [...pictures, ...files.filter(({ size }) => size <= MOST_BYTES)].slice(0, MOST_PICTURES),
    )

  return (
    <div>
      <FileButton
        label={label}
        icon={<PictureOutlined />}
        accept="image/jpeg,image/png,image/webp"
        isMultiple
        isDisabled={pictures.length >= MOST_PICTURES}
        onFiles={add}
      />
      <p className="soft">{help}</p>
      {pictures.map((file, index) => (
        <div key={`${file.name} ${file.size} ${file.lastModified}`}>
          {file.name}{' '}
          <Button type="link" onClick={() => onChange(pictures.filter((one) => one !== file))}>
            {say(text.remove, { place: index + 1 })}
          </Button>
        </div>
      ))}
    </div>
  )
}
