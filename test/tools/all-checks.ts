import '../checks/structure.check.ts'
import '../checks/code.check.ts'
import '../checks/contract.check.ts'
import '../checks/css.check.ts'
import '../checks/docs.check.ts'
import '../checks/scaffold.check.ts'
import '../checks/words.check.ts'

export { checks } from '../checks/check.ts'
