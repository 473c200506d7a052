// What Groovy's own lexer says of texts: a JSON text in each line in, its tokens out with their places in code points.
import groovy.json.JsonOutput
import groovy.json.JsonSlurper
import org.codehaus.groovy.antlr.GroovySourceToken
import org.codehaus.groovy.antlr.SourceBuffer
import org.codehaus.groovy.antlr.UnicodeEscapingReader
import org.codehaus.groovy.antlr.parser.GroovyLexer
import org.codehaus.groovy.antlr.parser.GroovyTokenTypes as T

NAMES = T.fields.collectEntries { [(it.getInt(null)): it.name] }
OTHER_WORDS = ['FINAL', 'ABSTRACT', 'STRICTFP', 'UNUSED_GOTO', 'UNUSED_CONST', 'UNUSED_DO'] as Set

String kindOf(String name) {
  if (name == 'IDENT') return 'name'
  if (name.startsWith('LITERAL_') || name in OTHER_WORDS) return 'word'
  if (name.endsWith('_COMMENT')) return 'comment'
  if (name.startsWith('NUM_')) return 'number'
  return name.startsWith('STRING_') ? 'text' : 'symbol'
}

List answer(String text) {
  // The lexer counts UTF-16 units in lines.
  List starts = [0]
  int[] points = new int[text.length() + 1]
  for (int i = 0; i < text.length(); i += 1) {
    points[i + 1] = points[i] + (Character.isHighSurrogate(text.charAt(i)) ? 0 : 1)
    int sign = text.charAt(i)
    if (sign == 10 || (sign == 13 && !text.startsWith('\n', i + 1))) starts << i + 1
  }
  def reader = new UnicodeEscapingReader(new StringReader(text), new SourceBuffer())
  def lexer = new GroovyLexer(reader)
  lexer.tabSize = 1
  // Comments, too.
  lexer.whitespaceIncluded = true
  reader.lexer = lexer
  def tokens = lexer.plumb()
  List found = []
  // Brackets that are open in code of texts: how many in each.
  List open = []
  while (true) {
    def token = tokens.nextToken() as GroovySourceToken
    String name = NAMES[token.type]
    if (token.type == T.EOF) return found
    if (name in ['NLS', 'WS', 'ONE_NL']) continue
    int from = points[starts[token.line - 1] + token.column - 1]
    int to = points[starts[token.lineLast - 1] + token.columnLast - 1]
    if (name in ['STRING_CTOR_START', 'STRING_CTOR_MIDDLE']) {
      // The sign before what is put in is its last one.
      if (to - 1 > from) found << ['text', from, to - 1]
      found << ['brace', to - 1, to]
    } else if (name == 'LCURLY' && found && found[-1][0] == 'brace' && found[-1][2] == from) {
      found[-1][2] = to
      open << 0
    } else if (name == 'RCURLY' && open && open[-1] == 0) {
      found << ['brace', from, to]
      open.pop()
    } else {
      if (open && name == 'LCURLY') open[-1] += 1
      if (open && name == 'RCURLY') open[-1] -= 1
      if (to > from) found << [kindOf(name), from, to]
    }
  }
}

StringBuilder out = new StringBuilder()
def slurper = new JsonSlurper()
System.in.eachLine('UTF-8') { line ->
  try {
    out << JsonOutput.toJson(answer(slurper.parseText('[' + line + ']')[0] as String)) << '\n'
  } catch (Exception error) {
    out << JsonOutput.toJson([error: error.message ?: 'refused']) << '\n'
  }
}
print out
