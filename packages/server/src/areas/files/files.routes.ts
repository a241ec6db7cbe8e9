import * as file from '@residency/contract/areas/files/file.contract'
import { filesWords } from '@residency/contract/areas/files/text'
import * as upload from '@residency/contract/areas/files/upload.contract'
import type { Binder } from '../../platform/http/bind.ts'
import { deleteFile } from './own-files/delete-file.ts'
import { getRoom, listOwnFiles } from './own-files/list-own-files.ts'
import { deletePicture, readPicture, uploadPicture } from './pictures/pictures.ts'
import { issueFileTicket, streamFile } from './reading/issue-file-ticket.ts'
import { readFile } from './reading/read-file.ts'
import { cancelUpload } from './upload/cancel-upload.ts'
import { findChunk } from './upload/find-chunk.ts'
import { sendChunk } from './upload/send-chunk.ts'
import { uploadAttachment } from './upload/upload-attachment.ts'

export function filesRoutes(binder: Binder) {
  const bind = binder(filesWords)

  bind(file.readFile, readFile)
  bind(file.signReadFile, readFile)
  bind(file.giveTicket, issueFileTicket)
  bind(file.streamFile, streamFile)
  bind(file.listOwnFiles, listOwnFiles)
  bind(file.getRoom, getRoom)
  bind(file.deleteFile, deleteFile)
  bind(file.signDeleteFile, deleteFile)
  bind(upload.testChunk, findChunk)
  bind(upload.signTestChunk, findChunk)
  bind(upload.sendChunk, sendChunk)
  bind(upload.signSendChunk, sendChunk)
  bind(upload.cancelUpload, cancelUpload)
  bind(upload.uploadAttachment, uploadAttachment)
  bind(upload.signUploadAttachment, uploadAttachment)
  bind(file.uploadPicture, uploadPicture)
  bind(file.deletePicture, deletePicture)
  bind(file.readPicture, readPicture)
}
