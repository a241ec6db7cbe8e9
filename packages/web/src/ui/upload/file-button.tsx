import { Button } from 'antd'
import { type ReactNode, useRef } from 'react'
import './upload.css'

type FileButtonProps = {
  id?: string | undefined
  label: string
  icon: ReactNode
  accept: string

  /** `user` and `environment` open the camera of a phone; elsewhere the button is hidden. */
  camera?: 'user' | 'environment'
  isMultiple?: boolean
  isDisabled?: boolean
  onFiles: (files: File[]) => void
}

/** A button that opens the file chooser, or the camera of a phone. */
export function FileButton({
  id,
  label,
  icon,
  accept,
  camera,
  isMultiple = false,
  isDisabled = false,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        icon={icon}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
        className={camera ? 'camera-button' : ''}
      >
        {label}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        {...(camera ? { capture: camera } : {})}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = '' // Allows choosing the same file again.
          onFiles(files)
        }}
      />
    </>
  )
}
