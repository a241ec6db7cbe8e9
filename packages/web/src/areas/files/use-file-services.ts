import { filesPermissions as may } from '@residency/contract/areas/files/access'
import { filesWords } from '@residency/contract/areas/files/text'
import {
  PURPOSE_NAMES,
  PURPOSES,
  type Purpose,
} from '@residency/contract/areas/files/upload.contract'
import { objectOf } from '@residency/contract/kernel/object-of'
import { hasPerm } from '../../platform/permissions.tsx'
import { say, textNow } from '../../platform/texts/i18n.ts'
import type { UploadService } from '../../ui/upload/queue/upload-service.ts'
import { createUploader, type Uploader } from '../../ui/upload/queue/uploader.ts'
import { extensionOf } from '../../ui/upload/size-words.rules.ts'
import { addressOf } from './file-address.calls.ts'
import { wire } from './files.calls.ts'
import { acceptOf, faultOf, ownPurposeOf } from './purpose.rules.ts'

/** Checks name and size, with the server's messages; the server then checks the content. */
function judge(purpose: Purpose | null, file: File): ReturnType<UploadService['judge']> {
  const { errors } = textNow(filesWords)
  const fault = faultOf(purpose, extensionOf(file.name), file.size)
  if (fault?.error === 'large')
    return { refusal: say(errors.tooLarge, { megabytes: fault.megabytes }) }
  if (fault || !purpose)
    return { refusal: errors[fault?.purpose ? PURPOSES[fault.purpose].refusal : 'kindNotTaken'] }

  return { purpose }
}

const serviceOf = (purpose: Purpose): UploadService => ({
  wire,
  addressOf,
  accept: acceptOf([purpose]),
  judge: (file) => judge(purpose, file),
})

const services = objectOf(PURPOSE_NAMES, serviceOf)

/** The upload service of one purpose. */
export const useFileService = (purpose: Purpose) => services[purpose]

const mayCourse = () => hasPerm([may.courseUpload])

const own: UploadService = {
  wire,
  addressOf,
  get accept() {
    return acceptOf(
      mayCourse() ? ['attachment', 'proof', 'guide', 'course'] : ['attachment', 'proof', 'guide'],
    )
  },
  judge: (file) => judge(ownPurposeOf(extensionOf(file.name), file.size, mayCourse()), file),
}

let uploader: Uploader | undefined

/**
 * Own files of any kind; the uploader outlives the page, so that the reader can navigate meanwhile.
 */
export function useOwnUploads() {
  uploader ??= createUploader(wire, window)
  return { service: own, uploader, mayCourse: mayCourse() }
}
