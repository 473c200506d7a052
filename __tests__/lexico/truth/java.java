// Tokens of javac's own scanner, for JSON texts on standard input, in code points. Needs --add-exports of jdk.compiler.
import com.sun.tools.javac.file.JavacFileManager;
import com.sun.tools.javac.parser.JavaTokenizer;
import com.sun.tools.javac.parser.Scanner;
import com.sun.tools.javac.parser.ScannerFactory;
import com.sun.tools.javac.parser.Tokens;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

class Java {
    static final class Source extends SimpleJavaFileObject {
        final String text;

        Source(String text) {
            super(URI.create("string:///A.java"), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        public CharSequence getCharContent(boolean ignore) {
            return text;
        }
    }

    static final class Tokenizer extends JavaTokenizer {
        final List<int[]> comments = new ArrayList<>();

        Tokenizer(ScannerFactory factory, char[] text) {
            super(factory, text, text.length);
        }

        protected Tokens.Comment processComment(int start, int end, Tokens.Comment.CommentStyle style) {
            comments.add(new int[] {start, end});
            return super.processComment(start, end, style);
        }
    }

    static final class Lexer extends Scanner {
        Lexer(ScannerFactory factory, JavaTokenizer tokenizer) {
            super(factory, tokenizer);
        }
    }

    static String kindOf(Tokens.TokenKind kind) {
        String name = kind.name();
        if (name.equals("STRINGLITERAL") || name.equals("CHARLITERAL")) return "text";
        if (name.endsWith("LITERAL")) return "number";
        if (name.equals("IDENTIFIER")) return "name";
        return kind.name != null && kind.name.matches("[a-z_]+") ? "word" : "symbol";
    }

    static String answer(String text) {
        Context context = new Context();
        context.put(Log.errKey, new PrintWriter(Writer.nullWriter()));
        new JavacFileManager(context, true, null);
        Log log = Log.instance(context);
        log.useSource(new Source(text));
        ScannerFactory factory = ScannerFactory.instance(context);
        Tokenizer tokenizer = new Tokenizer(factory, (text + "\0").substring(0, text.length()).toCharArray());
        Lexer lexer = new Lexer(factory, tokenizer);
        StringBuilder tokens = new StringBuilder();
        do {
            lexer.nextToken();
            Tokens.Token token = lexer.token();
            for (int[] comment : tokenizer.comments) add(tokens, text, "comment", comment[0], comment[1]);
            tokenizer.comments.clear();
            if (token.kind == Tokens.TokenKind.EOF) break;
            add(tokens, text, kindOf(token.kind), token.pos, token.endPos);
        } while (log.nerrors == 0);
        return log.nerrors > 0 ? "{\"error\":\"refused\"}" : "[" + tokens + "]";
    }

    static void add(StringBuilder tokens, String text, String kind, int start, int end) {
        int from = text.codePointCount(0, start);
        int to = from + text.codePointCount(start, end);
        tokens.append(tokens.length() > 0 ? "," : "").append("[\"" + kind + "\"," + from + "," + to + "]");
    }

    static String parsed(String json) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < json.length() - 1; i++) {
            char sign = json.charAt(i);
            if (sign != '\\') {
                text.append(sign);
                continue;
            }
            sign = json.charAt(++i);
            if (sign == 'u') {
                text.append((char) Integer.parseInt(json.substring(i + 1, i + 5), 16));
                i += 4;
            } else text.append("bfnrt".indexOf(sign) < 0 ? sign : "\b\f\n\r\t".charAt("bfnrt".indexOf(sign)));
        }
        return text.toString();
    }

    public static void main(String[] arguments) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        StringBuilder out = new StringBuilder();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isEmpty()) out.append(answer(parsed(line))).append('\n');
        }
        System.out.print(out);
    }
}
