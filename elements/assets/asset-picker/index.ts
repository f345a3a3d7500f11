import { registerView } from '../../../runtime/view/register-view.tsx'
import { AssetPicker } from './asset-picker.tsx'
import { assetPicker } from './definition.ts'

registerView(assetPicker, AssetPicker)
