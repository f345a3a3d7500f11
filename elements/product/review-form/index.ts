import { registerView } from '../../../runtime/view/register-view.tsx'
import { reviewForm } from './definition.ts'
import { ReviewForm } from './review-form.tsx'

registerView(reviewForm, ReviewForm)
