// `node tools/write-decision-index.mjs`: writes the list of decision records into
// docs/decisions/README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INDEX, readRecords, withList } from './rules/decision-rules.mjs'
import { root } from './setup.mjs'
import { projectFiles } from './sources/source-files.mjs'
import { textReader } from './sources/text-reader.mjs'

const path = join(root, INDEX)
const records = readRecords({ files: projectFiles(root), textOf: textReader(root) })
writeFileSync(path, withList(readFileSync(path, 'utf8'), records))
console.log(`${records.length} records in ${INDEX}`)
