import { DeleteOutlined, DownloadOutlined, EyeOutlined, ScissorOutlined } from '@ant-design/icons'
import { say, useText } from '../../platform/texts/i18n.ts'
import { IconButton } from '../icon-button.tsx'
import { FileFace } from './file-face.tsx'
import type { StoredFile } from './queue/stored-file.ts'
import { sizeWords } from './size-words.rules.ts'
import { uploadText } from './upload.text.ts'

type FileRowProps = {
  file: StoredFile
  source?: File | undefined
  onPreview: () => void
  onDownload: () => void
  onCrop?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** A stored file with its actions. */
export function FileRow({ file, source, onPreview, onDownload, onCrop, onRemove }: FileRowProps) {
  const text = useText(uploadText)
  const { name } = file
  return (
    <li className="file-row is-success">
      <FileFace name={name} source={source} />
      <div className="file-words">
        {file.view ? (
          <button type="button" className="link-button file-name" onClick={onPreview}>
            {name}
          </button>
        ) : (
          <span className="file-name">{name}</span>
        )}
        <small>{sizeWords(file.size)}</small>
      </div>
      <div className="file-acts">
        {file.view && (
          <IconButton
            label={say(text.preview, { name })}
            icon={<EyeOutlined />}
            onClick={onPreview}
          />
        )}
        {onCrop && (
          <IconButton
            label={say(text.cropOf, { name })}
            icon={<ScissorOutlined />}
            onClick={onCrop}
          />
        )}
        <IconButton
          label={say(text.download, { name })}
          icon={<DownloadOutlined />}
          onClick={onDownload}
        />
        {onRemove && (
          <IconButton
            label={say(text.remove, { name })}
            icon={<DeleteOutlined />}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  )
}
