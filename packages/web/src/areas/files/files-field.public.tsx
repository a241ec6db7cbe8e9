import { filesWords } from '@residency/contract/areas/files/text'
import { PURPOSES, type Purpose } from '@residency/contract/areas/files/upload.contract'
import { kernelWords } from '@residency/contract/kernel'
import { Form } from 'antd'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { say, textNow, useText } from '../../platform/texts/i18n.ts'
import type { StoredFile } from '../../ui/upload/queue/stored-file.ts'
import type { UploadService } from '../../ui/upload/queue/upload-service.ts'
import { uploadText } from '../../ui/upload/upload.text.ts'
import { UploadField } from '../../ui/upload/upload-field.tsx'
import { filesText } from './files.text.ts'
import { useFileService } from './use-file-services.ts'

type FilesFieldProps = {
  name: string
  label: string
  purpose: Purpose
  max?: number
  isOptional?: boolean
  help?: string

  /** Aspect ratio (width / height) to crop pictures to before the upload. */
  cropTo?: number

  /** A limit below that of the purpose: larger files are refused before the upload. */
  maxMegabytes?: number
}

/** The service of a purpose with a limit of one's own. */
function useServiceWithin(purpose: Purpose, megabytes: number | undefined): UploadService {
  const usual = useFileService(purpose)
  return useMemo(() => {
    if (!megabytes) return usual

    const isTooLarge = (file: File) => file.size > megabytes * 1024 * 1024
    const refusal = () => say(textNow(filesWords).errors.tooLarge, { megabytes })

    return {
      ...usual,
      judge: (file) => (isTooLarge(file) ? { refusal: refusal() } : usual.judge(file)),
    }
  }, [usual, megabytes])
}

/**
 * A form field of files; the value is a list of `StoredFile`. The form cannot be submitted during
 * an upload.
 */
export function FilesField({
  name,
  label,
  purpose,
  max = 5,
  isOptional = false,
  help,
  cropTo,
  maxMegabytes,
}: FilesFieldProps) {
  const text = useText(filesText)
  const service = useServiceWithin(purpose, maxMegabytes)
  const busy = useRef(0)
  const onBusy = useCallback((count: number) => {
    busy.current = count
  }, [])
  const { extensions, maxBytes } = PURPOSES[purpose]
  const kinds = extensions.length > 6 ? '' : extensions.join(text.comma)
  const megabytes = maxBytes / 1024 / 1024
  const hint = kinds
    ? say(max > 1 ? text.fieldHint : text.fieldHintOne, { kinds, megabytes, max })
    : undefined
  const form = Form.useFormInstance()
  const value: unknown = Form.useWatch(name, form)

  // A change of files clears the field's error; it is validated again on submit.
  useEffect(
    () => void (value !== undefined && form.setFields([{ name, errors: [] }])),
    [value, form, name],
  )

  const validator = async (_: unknown, value: readonly StoredFile[] | undefined) => {
    if (busy.current > 0) throw new Error(textNow(uploadText).stillUploading)
    if (!isOptional && !value?.length) throw new Error(textNow(kernelWords).issues['text.required'])
  }

  return (
    <Form.Item
      name={name}
      label={label}
      required={!isOptional}
      extra={help}
      rules={[{ validator }]}
      validateTrigger={[]}
    >
      <UploadField
        service={service}
        max={max}
        onBusy={onBusy}
        {...(hint ? { hint } : {})}
        {...(cropTo ? { cropTo } : {})}
      />
    </Form.Item>
  )
}
