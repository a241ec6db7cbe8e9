import * as file from '@residency/contract/areas/files/file.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { deletePicture, readPicture, uploadPicture } from './pictures.ts'
import { readFile } from './read-file.ts'

export function filesRoutes(bind: Bind) {
  bind(file.readFile, readFile)
  bind(file.readFileInSignUp, readFile)
  bind(file.uploadPicture, uploadPicture)
  bind(file.deletePicture, deletePicture)
  bind(file.readPicture, readPicture)
}
