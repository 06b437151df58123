export { type Ability, abilities, type Loss, type LossCost } from './losses.ts';
export {
  type Control,
  type Exchange,
  type Message,
  type Model,
  type ModelReply,
  type ModelRequest,
  messageText,
  type Pause,
  PromptTooLong,
  type ReplyProgress,
  type TextMessage,
  type ToolCall,
  type ToolSpec,
  type Usage,
} from './model.ts';
export { type ModelPicture, pictureTokens } from './picture.ts';
export { type ReasoningEffort, reasoningEfforts } from './reasoning.ts';
